/** Most JavaScript a page may bring, in thousands of bytes after brotli. The build fails above it. */
export const budgets = {
  /** Everything /login loads. */
  login: 120,
  /** Everything /home loads before a page: frame, menu, header, and what nearly all pages are made of. */
  shell: 219,
  /** What one page adds to the shell. */
  page: 40,
  /** What one signed-out page may load in all. */
  publicPage: 125,
  /** Pages with a heavy part, by source file, each with its own limit. */
  heavyPages: {
    // Shares a file with the dashboard, which has to begin with few.
    'features/security/log/log-screen.tsx': 41,
    // The formula's editor with its explanation.
    'features/payroll/component/edit-salary-component-screen.tsx': 41,
    // Every type of request with its bills, quotes and days; some of it in files that the drawer of the dashboard shares.
    'features/approvals/typed/typed-inbox-screen.tsx': 42,
  } as Readonly<Record<string, number>>,
}
