/** The owner of a password, which must not contain their details. */
export interface PasswordOwner {
  name: string
  email: string
  /** If known. */
  company?: string
}

/** What makes a password too easy to guess; the length is checked by `NewPassword`. */
export type PasswordFault = 'common' | 'personal' | 'company'

export const passwordFaultText: Readonly<Record<PasswordFault, string>> = {
  common: 'This password is easy to guess. Use a few words that do not belong together',
  personal: 'Do not use your name or your email',
  company: 'Do not use the name of your company or of Muster',
}

/**
 * All faults of a password, in the order of the rules on the screen. `listed` are extra words, in lower case, that are too weak on their
 * own; the server has a list too long for a browser.
 */
export function passwordFaults(
  password: string,
  owner: PasswordOwner,
  listed: ReadonlySet<string> = none,
): PasswordFault[] {
  const faults: PasswordFault[] = []
  if (isCommon(password, listed)) faults.push('common')
  if (isPersonal(password, owner)) faults.push('personal')
  if (isOfCompany(password, owner)) faults.push('company')
  return faults
}

const none: ReadonlySet<string> = new Set()

/** `P@ssw0rd2026!` is still `password`: letters replaced by digits, and anything before or after, do not count. */
function isCommon(password: string, listed: ReadonlySet<string>): boolean {
  const plain = password.toLowerCase()
  const ended = plain.replace(/(?<![^a-z])[^a-z]+$/, '')
  const letters = [plain, unmask(plain), unmask(ended), unmask(ended.replace(/^[^a-z]+/, ''))].map((text) =>
    text.replace(/[^a-z]/g, ''),
  )
  if (letters.some((text) => words.has(shortest(text)))) return true
  const whole = [plain, ended, plain.replace(/[^a-z\d]/g, ''), ...letters]
  if (whole.some((text) => listed.has(text) || listed.has(shortest(text)))) return true
  // A date, a phone number, a path on the number pad: few enough to try them all.
  if (/^[\d\s./-]+$/.test(plain)) return true
  const unit = shortest(plain)
  return unit.length <= 4 || rows.some((row) => row.includes(plain) || reversed(row).includes(plain))
}

function isPersonal(password: string, { name, email }: PasswordOwner): boolean {
  const plain = password.toLowerCase()
  const parts = [...name.split(/\s+/), ...(email.split('@')[0] ?? '').split(/[._+-]+/)]
  return parts.some((part) => part.length >= 4 && plain.includes(part.toLowerCase()))
}

/** The product's name is on the page where the password is typed, and the company's in the address. */
function isOfCompany(password: string, { company = '' }: PasswordOwner): boolean {
  const plain = password.toLowerCase()
  const parts = company.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  const names = ['muster', ...parts.filter((part) => part.length >= 4 && !legalForms.has(part))]
  return names.some((name) => plain.includes(name))
}

const legalForms = new Set(['private', 'limited', 'company', 'corporation', 'india', 'group', 'with', 'services'])

const masks: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const unmask = (text: string) => text.replace(/[013457@$!]/g, (sign) => masks[sign] ?? sign)
const reversed = (text: string) => [...text].reverse().join('')

/** The text that the given one repeats: `abc` for `abcabcabc`. */
function shortest(text: string): string {
  for (let length = 1; length <= text.length / 2; length++) {
    const unit = text.slice(0, length)
    if (text.length % length === 0 && unit.repeat(text.length / length) === text) return unit
  }
  return text
}

/** Keyboard rows and counting, doubled so that a run may start anywhere. */
const rows = [
  '01234567890123456789',
  'qwertyuiopqwertyuiop',
  'asdfghjklasdfghjkl',
  'zxcvbnmzxcvbnm',
  'abcdefghijklmnopqrstuvwxyzabc',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn',
]

const words = new Set(
  `password passwd passcode passphrase pass word secret mysecret letmein letmeinnow openup opensesame welcome welcomehome
  welcometo hello helloworld hellohello admin administrator adminadmin superadmin root superuser sysadmin user username
  guest login signin logon account default changeme changeit changethis temp temporary temppassword test testing tester
  testtest testuser demo demodemo sample example qwerty qwertyuiop qwertyui qwert qwertz azerty asdf asdfgh asdfghjkl
  zxcvbn zxcvbnm qazwsx qazwsxedc qaz wsx edc abc abcd abcde abcdef abcdefg abcdefgh abcdefghij abcabc aaa xxx
  iloveyou iloveu ilovegod iloveme loveyou love lovely lover mylove sweetheart darling honey baby babygirl babyboy princess
  prince queen king angel angels sunshine sunflower flower flowers butterfly rainbow summer winter spring autumn monsoon
  january february march april may june july august september october november december monday tuesday wednesday thursday
  friday saturday sunday morning goodmorning goodluck lucky happy smile family mother father mummy daddy sister brother
  friend friends bestfriend forever dragon monkey tiger lion eagle shadow master hunter ranger soldier killer ninja
  superman batman spiderman pokemon starwars hannah michael jessica jennifer daniel ashley charlie jordan football
  baseball basketball soccer hockey cricket ipl dhoni sachin kohli india indian bharat hindustan mumbai delhi bengaluru
  bangalore chennai kolkata hyderabad pune ahmedabad jaipur krishna ganesh ganesha shiva shivshakti omsairam sairam
  jaishreeram shreeram hanuman lakshmi saraswati durga allah bismillah jesus jesuschrist christ waheguru diwali holi
  computer laptop internet google gmail facebook instagram whatsapp youtube microsoft windows apple samsung android
  company office work business manager employee payroll salary attendance human resources hr muster mustermuster
  money freedom whatever nothing trustnoone trustno access accessgranted matrix blink flower chocolate cookie cheese
  pepper ginger banana orange mango pass passpass passwordpassword mypassword yourpassword thepassword newpassword
  oldpassword firstpassword strongpassword goodpassword securepassword mypass welcomeadmin adminpassword adminpass
  rootpassword rootroot userpassword testpassword companypassword`.split(/\s+/),
)
