/** Days between the request and the first part that is erased: until then it can be stopped. */
export const erasureWaitDays = 3
