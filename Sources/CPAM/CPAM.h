// PAM, loaded with dlopen when there is something to unlock. If it were linked, every start would load it and the three
// libraries that it needs.
#include <dlfcn.h>
#include <stdbool.h>
#include <security/pam_appl.h>

struct pam_functions {
  __typeof__(&pam_start) start;
  __typeof__(&pam_start_confdir) start_in;
  __typeof__(&pam_authenticate) authenticate;
  __typeof__(&pam_acct_mgmt) account;
  __typeof__(&pam_end) end;
  __typeof__(&pam_strerror) text;
};

// Loads the library; returns whether it exists and has all functions. RTLD_GLOBAL, because PAM's modules use its
// symbols.
static inline bool pam_load(const char *library, struct pam_functions *pam) {
  void *handle = dlopen(library, RTLD_NOW | RTLD_GLOBAL);
  if (!handle) return false;
  pam->start = (__typeof__(pam->start))dlsym(handle, "pam_start");
  pam->start_in = (__typeof__(pam->start_in))dlsym(handle, "pam_start_confdir");
  pam->authenticate = (__typeof__(pam->authenticate))dlsym(handle, "pam_authenticate");
  pam->account = (__typeof__(pam->account))dlsym(handle, "pam_acct_mgmt");
  pam->end = (__typeof__(pam->end))dlsym(handle, "pam_end");
  pam->text = (__typeof__(pam->text))dlsym(handle, "pam_strerror");
  return pam->start && pam->start_in && pam->authenticate && pam->account && pam->end && pam->text;
}
