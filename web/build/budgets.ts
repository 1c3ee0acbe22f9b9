/** The most JavaScript that a page may load, in thousands of bytes after brotli. The build fails above it. */
export const budgets = {
  /** Everything /login loads. */
  login: 120,
  /** Everything /home loads before a page: frame, menu, header, and the basics of nearly all pages. */
  shell: 219,
  /** What one page adds to the shell. */
  page: 40,
  /** What one signed-out page may load in all. */
  publicPage: 125,
  /** Pages with a heavy part, by source file, each with its own limit. */
  heavyPages: {
    // Shares a file with the dashboard, which has to start with few.
    'features/security/log/log-screen.tsx': 41,
    // The formula editor with its explanation, in both.
    'features/payroll/component/add-salary-component-screen.tsx': 41,
    'features/payroll/component/edit-salary-component-screen.tsx': 41,
    // Every type of request with its bills, quotes and days; partly in files shared with the dashboard's drawer.
    'features/approvals/typed/typed-inbox-screen.tsx': 42,
  } as Readonly<Record<string, number>>,
}
