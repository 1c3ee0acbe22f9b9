import { t } from '@lingui/core/macro'
export interface FaqEntry {
  /** Its place in the address: `/faq#punch-without-position`. */
  id: string
  question: string
  answer: string
}

export interface FaqCategory {
  title: string
  entries: readonly FaqEntry[]
}

/** What people ask most, by subject. */
export const faq: readonly FaqCategory[] = [
  {
    title: t`Getting started`,
    entries: [
      {
        id: 'sign-up',
        question: t`How do I set up my company?`,
        answer: t`Choose "Create a company account" on the sign-in page. You confirm your email with a code, choose a password and a plan, and enter the company’s details. You can leave at any step; signing in leads you back to it. Afterwards the dashboard shows a checklist of what is left.`,
      },
      {
        id: 'invitation',
        question: t`How do my employees get in?`,
        answer: t`HR adds them under Employees. Each gets an invitation by email with a link to choose a password. An invitation can be sent again when it has run out.`,
      },
      {
        id: 'forgotten-password',
        question: t`I forgot my password. What now?`,
        answer: t`Choose "Forgot password?" on the sign-in page and enter your work email. If the address is known, a code is sent to it. A new password signs you out everywhere else.`,
      },
    ],
  },
  {
    title: t`Attendance`,
    entries: [
      {
        id: 'punch',
        question: t`How does the timer count?`,
        answer: t`It adds up the times from each punch in to the next punch out, and the time since your last punch in. It begins anew at midnight; a shift that ends after midnight still belongs to the day on which it began.`,
      },
      {
        id: 'position',
        question: t`When is my location recorded?`,
        answer: t`Only at the moment you punch, and only if your company has set a punch area for your location. At no other time is it read. Your browser asks you first.`,
      },
      {
        id: 'missed-punch',
        question: t`I forgot to punch out. Is the day lost?`,
        answer: t`No. Your manager or HR can correct the punches of the day. What was there before stays on record.`,
      },
    ],
  },
  {
    title: t`Leave`,
    entries: [
      {
        id: 'who-approves',
        question: t`Who decides on my leave?`,
        answer: t`Your reporting manager. They can forward it to somebody else; you see at any time whom it waits for, and you are notified of the decision.`,
      },
      {
        id: 'balance',
        question: t`How is my balance made up?`,
        answer: t`Every number of a balance can be opened: it shows the rows behind it, that is what was granted, carried over, taken and lapsed, each with its date.`,
      },
      {
        id: 'cancel-leave',
        question: t`Can I take a request back?`,
        answer: t`Yes. While it waits you cancel it yourself. If it is approved and has not begun, you ask for its cancellation and the approver decides.`,
      },
    ],
  },
  {
    title: t`Payroll`,
    entries: [
      {
        id: 'payslip',
        question: t`Where is my payslip?`,
        answer: t`On your dashboard and under your profile, once the pay run of the month is approved. It can be read on the page and downloaded as a PDF.`,
      },
      {
        id: 'why-less',
        question: t`Why is my net pay different from last month?`,
        answer: t`Every line of the payslip tells how it was calculated: the formula, the days that were paid, and why days were not.`,
      },
    ],
  },
  {
    title: t`Privacy and security`,
    entries: [
      {
        id: 'who-sees',
        question: t`Who can see my data?`,
        answer: t`Only people of your own company, and of them only those with the permission. Bank and identity numbers are encrypted and masked; showing them is recorded.`,
      },
      {
        id: 'sessions',
        question: t`Can I see where I am signed in?`,
        answer: t`Yes, under Settings: every session with its device and the time it was last seen, and you can end each.`,
      },
    ],
  },
]

/** The entries that hold every typed word, by category; categories without any are left out. */
export function matching(typed: string): readonly FaqCategory[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return faq
    .map((category) => ({
      ...category,
      entries: category.entries.filter(({ question, answer }) => {
        const text = `${category.title} ${question} ${answer}`.toLowerCase()
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ entries }) => entries.length > 0)
}
