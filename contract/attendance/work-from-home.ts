/** Constants without schemas, for the web. */

/** Single days that one request can name. */
export const mostHomeDays = 31
/** How far ahead work from home can be requested, and how long a pattern can last, in days. */
export const furthestHome = 366
