import { expect } from '@playwright/test'

interface Mail {
  to: string
  subject: string
  text: string
}

/** The latest mail to an address, awaited. */
async function mailTo(address: string, about: RegExp): Promise<Mail> {
  let mail: Mail | undefined
  await expect
    .poll(async () => {
      const response = await fetch(new URL('/dev/mailbox.json', process.env['E2E_URL']))
      const { data } = (await response.json()) as { data: Mail[] }
      mail = data.find(({ to, subject, text }) => to === address && (about.test(subject) || about.test(text)))
      return mail?.subject
    })
    .toBeTruthy()
  return mail as unknown as Mail
}

/** The six digits of the latest code mailed to an address. */
export async function codeFor(address: string): Promise<string> {
  const code = /\b\d{6}\b/
  const { subject, text } = await mailTo(address, code)
  return (code.exec(subject) ?? code.exec(text))?.[0] ?? ''
}

/** The link of the latest invitation to an address: path and token. */
export async function invitationLinkFor(address: string): Promise<string> {
  const link = /https?:\/\/[^/\s]+(\/change-password#token=[\w-]+)/
  const { text } = await mailTo(address, link)
  return link.exec(text)?.[1] ?? ''
}

/** The latest mail about a notification to an address: its subject, and the path of its unsubscribe link. */
export async function newsFor(address: string, about: RegExp): Promise<{ subject: string; off: string }> {
  const { subject, text } = await mailTo(address, about)
  return { subject, off: /https?:\/\/[^/\s]+(\/unsubscribe\?token=[\w.-]+)/.exec(text)?.[1] ?? '' }
}
