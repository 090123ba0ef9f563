// libdispatch's interface for foreign event loops: a descriptor that becomes readable when the main queue has work, and
// the call that drains the queue. CoreFoundation's run loop uses both.
#pragma once

int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *ignored);
