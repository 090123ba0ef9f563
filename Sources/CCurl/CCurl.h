#include <curl/curl.h>

// curl_easy_setopt and curl_easy_getinfo are variadic, so Swift cannot call them.
static inline CURLcode set_long(CURL *handle, CURLoption option, long value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode set_text(CURL *handle, CURLoption option, const char *value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode set_pointer(CURL *handle, CURLoption option, const void *value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode set_receiver(CURL *handle, CURLoption option, curl_write_callback value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode get_long(CURL *handle, CURLINFO info, long *value) {
  return curl_easy_getinfo(handle, info, value);
}

// Macros with casts, which Swift's importer cannot read.
static const long only_basic = CURLAUTH_BASIC;
static const long only_bearer = CURLAUTH_BEARER;

// Lets the program exit while a host name lookup hangs.
static inline CURLcode set_quick_exit(CURL *handle) {
#if LIBCURL_VERSION_NUM >= 0x075700
  return curl_easy_setopt(handle, CURLOPT_QUICK_EXIT, 1L);
#else
  return CURLE_OK;
#endif
}
