import type { Day, Id, Instant } from '@muster/contract/values.ts'

/** Every kind of job and its data: ids only, never personal data. A new job is a line here and a handler in its feature. */
export interface JobData {
  'send-mail': { mail: Id }
  /** Mails notifications that are still unread after a while; null means every organisation. */
  'mail-news': { organisation: Id | null }
  'pay-run': { organisation: Id; run: Id }
  /** A piece of a few hundred people in a run; `attempt`: the number of the calculation. */
  'pay-run-piece': { organisation: Id; run: Id; attempt: number; piece: number }
  /** The files of a large run, made once and stored with it. */
  'run-files': { organisation: Id; run: Id }
  /** The certificate of a locked run; `account`: who locked or paid it. */
  'run-certificate': { organisation: Id; run: Id; account: Id | null }
  /** Null means every organisation; `again` if the day was already done but rules have changed since. */
  'leave-accrual': { organisation: Id | null; again?: true }
  /**
   * Recounts leave after a change of the calendar in a range of days: for these employees or (null) everyone; `account` made the change.
   */
  'leave-recount': { organisation: Id; employees: Id[] | null; from: Day; to: Day; account: Id }
  'attendance-close': { organisation: Id | null }
  /** Asks employees for their tax regime of the year. */
  'tax-regime': { organisation: Id | null }
  /** Reminds payroll of final settlements to be paid. */
  'settlement-due': { organisation: Id | null }
  /** Reminds payroll of returns and payments that are due; null means every organisation. */
  'compliance-due': { organisation: Id | null }
  /** Deletes recorded changes that every comparison of a pay run has seen. */
  'pay-input-cleaning': { organisation: Id | null }
  /** Deletes sign-ins older than 90 days; null means every organisation. */
  'sign-in-cleaning': { organisation: Id | null }
  /** Deletes notifications beyond the newest 500 of an account, or older than 180 days; null means every organisation. */
  'notification-cleaning': { organisation: Id | null }
  /** Part B of a year's certificates: for these employees or (null) everyone; `account` requested it. */
  'form-16': { organisation: Id; financialYear: string; employees: Id[] | null; account: Id }
  /** Issues the finished parts of certificates to employees, and notifies them. */
  'form-16-issue': { organisation: Id; financialYear: string; employees: Id[] | null; account: Id }
  /** Draws the documents of issued letters; null means every organisation. */
  letters: { organisation: Id | null }
  /** Closes the accounts of people whose last working day is over. */
  'employee-leaving': { organisation: Id | null }
  /** Notifies HR of requested details that arrived, and reminds people of missing ones; null means every organisation. */
  'requested-detail': { organisation: Id | null }
  /** Reminds people of documents that expire soon; null means every organisation. */
  'document-expiry': { organisation: Id | null }
  /** Reminds people of events that begin soon; null means every organisation. */
  'event-reminder': { organisation: Id | null }
  /** Tells the readers of saved reports that a new month is available; null means every organisation. */
  'saved-report': { organisation: Id | null }
  /** Deletes files that nothing names: documents of requests never submitted, images of failed calls. */
  'file-cleaning': { organisation: Id | null }
  /** Checks that activity logs were not altered; null means every organisation. */
  'audit-check': { organisation: Id | null }
  /** Sends webhook messages that are due. */
  'webhook-send': { organisation: Id }
  /** Deletes old webhook messages; null means every organisation. */
  'webhook-cleaning': { organisation: Id | null }
  /** Tells admins of API keys that expire soon; null means every organisation. */
  'api-key-expiry': { organisation: Id | null }
  'scim-token-check': { organisation: Id | null }
  /** Summarises for HR what the identity provider did to people; null means every organisation. */
  'provisioned-digest': { organisation: Id | null }
  /** Alerts the admins to a log entry that is typical of an intruder. */
  'security-alert': { organisation: Id; event: number }
  /** Tells people that they were given privileged access, or lost it; of a loss also the admins. `by` did it. */
  'access-changed': { organisation: Id; what: 'given' | 'taken'; accounts: Id[]; by: Id | null; at: Instant }
  /** Applies the approval rules to overdue requests. */
  'request-due': { organisation: Id | null }
  /** Moves pending requests to the managers of today, after this person's manager changed. */
  'request-reassign': { organisation: Id; employee: Id }
  /** Tells people of comp-off that expires soon; null means every organisation. */
  'comp-off-reminder': { organisation: Id | null }
  /** Reminds travellers of advances that are not settled; null means every organisation. */
  'travel-reminder': { organisation: Id | null }
  /** Tells people of announcements that are published, or changed. */
  announcement: { organisation: Id }
  /** Builds an archive of everything known about a person. */
  'personal-export': { organisation: Id; export: Id }
  /** Deletes archives of personal data that have expired; null means every organisation. */
  'personal-export-cleaning': { organisation: Id | null }
  /** Erases data that no law requires any longer, for people whose erasure was requested; null means every organisation. */
  'personal-erasure': { organisation: Id | null }
  /** Asks people to acknowledge policies, and reminds them; null means every organisation. */
  'company-policy': { organisation: Id | null }
  /** Tells people of their colleagues' birthdays and work anniversaries; null means every organisation. */
  birthday: { organisation: Id | null }
  /** Checks, writes or undoes the rows of an import, depending on its state. */
  'data-import': { organisation: Id; import: Id }
  /** Deletes imports never started, and the rows of those that can no longer be undone; null means every organisation. */
  'data-import-cleaning': { organisation: Id | null }
  /** Moves attendance of past years to files, and erases in them; null means every organisation. */
  'attendance-archive': { organisation: Id | null }
  /** Recomputes days whose inputs changed: for these employees or (null) everyone. */
  'attendance-recompute': { organisation: Id; employees: Id[] | null; from: Day; to: Day }
}

export type JobName = keyof JobData

interface JobPolicy {
  retries: number
  backoffSeconds: number
  /** Longer than the longest run. If a process dies, its job is handed out again much sooner, when the heartbeat stops. */
  expireSeconds: number
  /** At most one waiting job per key. */
  isKeyed: boolean
}

export const jobPolicies: Record<JobName, JobPolicy> = {
  'send-mail': { retries: 12, backoffSeconds: 15, expireSeconds: 60, isKeyed: false },
  'mail-news': { retries: 5, backoffSeconds: 15, expireSeconds: 900, isKeyed: true },
  'pay-run': { retries: 5, backoffSeconds: 1, expireSeconds: 900, isKeyed: true },
  'pay-run-piece': { retries: 5, backoffSeconds: 1, expireSeconds: 300, isKeyed: true },
  'run-files': { retries: 3, backoffSeconds: 5, expireSeconds: 900, isKeyed: true },
  'run-certificate': { retries: 5, backoffSeconds: 5, expireSeconds: 900, isKeyed: true },
  'leave-accrual': { retries: 5, backoffSeconds: 30, expireSeconds: 900, isKeyed: true },
  'leave-recount': { retries: 5, backoffSeconds: 5, expireSeconds: 900, isKeyed: false },
  'attendance-close': { retries: 5, backoffSeconds: 30, expireSeconds: 900, isKeyed: true },
  'tax-regime': { retries: 5, backoffSeconds: 30, expireSeconds: 300, isKeyed: true },
  'compliance-due': { retries: 5, backoffSeconds: 30, expireSeconds: 300, isKeyed: true },
  'settlement-due': { retries: 5, backoffSeconds: 30, expireSeconds: 300, isKeyed: true },
  'pay-input-cleaning': { retries: 3, backoffSeconds: 60, expireSeconds: 300, isKeyed: true },
  'sign-in-cleaning': { retries: 3, backoffSeconds: 60, expireSeconds: 300, isKeyed: true },
  'notification-cleaning': { retries: 3, backoffSeconds: 60, expireSeconds: 300, isKeyed: true },
  'form-16': { retries: 5, backoffSeconds: 5, expireSeconds: 900, isKeyed: false },
  'form-16-issue': { retries: 5, backoffSeconds: 5, expireSeconds: 900, isKeyed: false },
  letters: { retries: 5, backoffSeconds: 5, expireSeconds: 900, isKeyed: true },
  'employee-leaving': { retries: 5, backoffSeconds: 30, expireSeconds: 300, isKeyed: true },
  'requested-detail': { retries: 5, backoffSeconds: 30, expireSeconds: 300, isKeyed: true },
  'document-expiry': { retries: 5, backoffSeconds: 30, expireSeconds: 300, isKeyed: true },
  'event-reminder': { retries: 5, backoffSeconds: 15, expireSeconds: 300, isKeyed: true },
  'saved-report': { retries: 5, backoffSeconds: 30, expireSeconds: 300, isKeyed: true },
  'file-cleaning': { retries: 5, backoffSeconds: 60, expireSeconds: 900, isKeyed: true },
  'audit-check': { retries: 3, backoffSeconds: 60, expireSeconds: 900, isKeyed: true },
  'webhook-send': { retries: 5, backoffSeconds: 5, expireSeconds: 900, isKeyed: true },
  'webhook-cleaning': { retries: 3, backoffSeconds: 60, expireSeconds: 300, isKeyed: true },
  'api-key-expiry': { retries: 5, backoffSeconds: 30, expireSeconds: 300, isKeyed: true },
  'scim-token-check': { retries: 5, backoffSeconds: 30, expireSeconds: 300, isKeyed: true },
  'provisioned-digest': { retries: 5, backoffSeconds: 30, expireSeconds: 300, isKeyed: true },
  'security-alert': { retries: 5, backoffSeconds: 5, expireSeconds: 300, isKeyed: true },
  'access-changed': { retries: 5, backoffSeconds: 5, expireSeconds: 300, isKeyed: false },
  'request-due': { retries: 5, backoffSeconds: 30, expireSeconds: 300, isKeyed: true },
  'request-reassign': { retries: 5, backoffSeconds: 5, expireSeconds: 300, isKeyed: true },
  'comp-off-reminder': { retries: 5, backoffSeconds: 30, expireSeconds: 300, isKeyed: true },
  'travel-reminder': { retries: 5, backoffSeconds: 30, expireSeconds: 300, isKeyed: true },
  'personal-export': { retries: 3, backoffSeconds: 15, expireSeconds: 3600, isKeyed: true },
  'personal-erasure': { retries: 5, backoffSeconds: 60, expireSeconds: 900, isKeyed: true },
  'personal-export-cleaning': { retries: 5, backoffSeconds: 60, expireSeconds: 900, isKeyed: true },
  announcement: { retries: 5, backoffSeconds: 15, expireSeconds: 300, isKeyed: false },
  'company-policy': { retries: 5, backoffSeconds: 30, expireSeconds: 300, isKeyed: true },
  birthday: { retries: 5, backoffSeconds: 30, expireSeconds: 300, isKeyed: true },
  'data-import': { retries: 5, backoffSeconds: 2, expireSeconds: 1800, isKeyed: true },
  'data-import-cleaning': { retries: 3, backoffSeconds: 60, expireSeconds: 300, isKeyed: true },
  'attendance-archive': { retries: 3, backoffSeconds: 60, expireSeconds: 3600, isKeyed: true },
  'attendance-recompute': { retries: 5, backoffSeconds: 5, expireSeconds: 900, isKeyed: false },
}

/** Jobs that may run for seconds, so that one organisation gets only so many at a time. */
export const longJobs: ReadonlySet<JobName> = new Set([
  'pay-run',
  'pay-run-piece',
  'run-files',
  'run-certificate',
  'form-16',
  'form-16-issue',
  'letters',
  'leave-recount',
  'leave-accrual',
  'attendance-recompute',
  'attendance-close',
  'attendance-archive',
  'audit-check',
  'data-import',
  'file-cleaning',
  'personal-export',
  'personal-erasure',
] satisfies JobName[])

/** Long jobs that a thread of their own may do. The check of logs sets a figure of the process that shows it. */
export const isApart = (name: JobName): boolean => longJobs.has(name) && name !== 'audit-check'

export interface JobOptions {
  /** For a keyed job: while one with this key waits, another is not added. */
  key?: string
  startAfter?: Instant
}
