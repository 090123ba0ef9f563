#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/x509.h>

// EVP_PKEY_get_base_id and EVP_PKEY_get_bits are macros in some versions and functions in others.
static inline int key_is_rsa(const EVP_PKEY *key) { return EVP_PKEY_base_id(key) == EVP_PKEY_RSA; }
static inline int key_bits(const EVP_PKEY *key) { return EVP_PKEY_bits(key); }
