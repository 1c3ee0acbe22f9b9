/** The advisory lock that a backup holds while it runs. */
export const backupLock = 7_265_102
