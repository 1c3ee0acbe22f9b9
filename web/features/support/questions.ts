import { t } from '@lingui/core/macro'
export interface FaqEntry {
  /** Its place in the URL: `/faq#punch-without-position`. */
  id: string
  question: string
  answer: string
}

export interface FaqCategory {
  title: string
  entries: readonly FaqEntry[]
}

/** Frequent questions, by subject. */
export const faq: readonly FaqCategory[] = [
  {
    title: t`Getting started`,
    entries: [
      {
        id: 'sign-up',
        question: t`How do I set up my company?`,
        answer: t`Choose "Create a company account" on the sign-in page. Confirm your email with a code, set a password, choose a plan and enter your company details. You can leave at any step and sign in later to continue. The dashboard then shows a checklist of the remaining steps.`,
      },
      {
        id: 'invitation',
        question: t`How do my employees sign in?`,
        answer: t`HR adds them under Employees. Each employee gets an invitation by email with a link to set a password. HR can resend an invitation that has expired.`,
      },
      {
        id: 'forgotten-password',
        question: t`I forgot my password. What should I do?`,
        answer: t`Choose "Forgot password?" on the sign-in page and enter your work email. If it is registered, we send a code to it. Setting a new password signs you out of all other devices.`,
      },
    ],
  },
  {
    title: t`Attendance`,
    entries: [
      {
        id: 'punch',
        question: t`How does the timer work?`,
        answer: t`It adds the time from each punch-in to the next punch-out, plus the time since your last punch-in. It resets at midnight. A shift that ends after midnight belongs to the day it started.`,
      },
      {
        id: 'position',
        question: t`When is my location recorded?`,
        answer: t`Only when you punch, and only if your company has set a geofence for your location. Your browser shows a permission prompt first.`,
      },
      {
        id: 'missed-punch',
        question: t`I forgot to punch out. Do I lose the day?`,
        answer: t`No. Your manager or HR can correct that day's punches. The original punches stay on record.`,
      },
    ],
  },
  {
    title: t`Leave`,
    entries: [
      {
        id: 'who-approves',
        question: t`Who decides on my leave?`,
        answer: t`Your reporting manager, who can also forward it. You can always see who it is pending with, and you are notified of the decision.`,
      },
      {
        id: 'balance',
        question: t`How is my leave balance calculated?`,
        answer: t`Open any balance to see its entries: leave granted, carried forward, used and lapsed, each with its date.`,
      },
      {
        id: 'cancel-leave',
        question: t`Can I withdraw a request?`,
        answer: t`Yes. You can withdraw a pending request yourself. If it is approved and has not started, request its cancellation and your approver decides.`,
      },
    ],
  },
  {
    title: t`Payroll`,
    entries: [
      {
        id: 'payslip',
        question: t`Where is my payslip?`,
        answer: t`On your dashboard and in your profile, once the month's pay run is approved. You can view it online or download it as a PDF.`,
      },
      {
        id: 'why-less',
        question: t`Why is my net pay different from last month?`,
        answer: t`Every payslip line shows how it was calculated: the formula, the paid days and any loss of pay.`,
      },
    ],
  },
  {
    title: t`Privacy and security`,
    entries: [
      {
        id: 'who-sees',
        question: t`Who can see my data?`,
        answer: t`Only people in your company who have permission. Bank and identity numbers are encrypted and masked, and viewing them is recorded.`,
      },
      {
        id: 'own-data',
        question: t`Can I get a copy of my data?`,
        answer: t`Yes. In Settings, under Your data, you can request an archive with everything that is stored about you, and its files.`,
      },
      {
        id: 'sessions',
        question: t`Can I see where I am signed in?`,
        answer: t`Yes. Settings lists every session with its device and last activity, and you can sign out of any of them.`,
      },
    ],
  },
]

/** The entries that contain every typed word, by category; categories without any are omitted. */
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
