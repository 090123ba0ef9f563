// What libdispatch offers to a loop that is not its own: a descriptor that becomes readable when there is something to do on the
// main queue, and the call that does it. CoreFoundation's run loop is built on these two.
#pragma once

int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *ignored);
