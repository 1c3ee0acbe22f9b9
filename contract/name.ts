import { text } from './values.ts'

/**
 * The name of a person, company or thing, trimmed, of `min` to `max` characters; `label` completes "Enter …". It appears in lists, mails
 * and notifications that others read, so it contains no links and no invisible characters. Letters of all scripts, apostrophes, dots,
 * hyphens, brackets and signs such as & and + are fine.
 */
export const nameText = (label: string, max: number, min = 1) =>
  text(label, max, min)
    .refine((value) => !hasUnseen(value), {
      message: `${capital(label)} has hidden characters. Type it again instead of pasting it`,
      abort: true,
    })
    .refine((value) => !hasLink(value), `${capital(label)} cannot contain a link, an email address, < or >`)

/** A first name alone is a whole name: many people have no other. */
export const lastNameText = nameText('a last name', 60, 0)

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  [firstName, lastName].filter((part) => part !== '').join(' ')

/**
 * Control and format characters, direction overrides, spaces that pass for letters, and stacked combining marks. Joiners belong to the
 * spelling of Indian and Arabic scripts, after a character of theirs.
 */
function hasUnseen(value: string): boolean {
  const spelt = value.replace(/(?<=\p{M}|\p{Script=Arabic})[\u200c\u200d]/gu, '')
  return /[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]|\p{M}{6,}/u.test(spelt)
}

/** Text that a mail program turns into a link, however its dots are written. Initials are fine: `A.K. Singh`, `St. John`. */
function hasLink(value: string): boolean {
  const plain = value.normalize('NFKC').replaceAll('\u3002', '.')
  return /[<>]|:\/\/|\/\/|\S@\S|(?:^|\P{L})www\./iu.test(plain) || domain.test(plain)
}

const endings =
  'com|net|org|info|biz|edu|gov|mil|io|co|in|ai|app|dev|me|tv|cc|to|ly|gl|gg|xyz|top|club|online|site|website|shop|store|link|click|live|page|icu|work|pro|mobi|asia|tech|space|fun|vip|win|bid|loan|zip|mov|ru|su|cn|tk|ml|ga|cf|gq|uk|us|eu|de|fr|nl|br|pl|jp|kr|sg|ae|pk|bd|lk|np'
/** Two characters before the last dot are enough to tell: whatever comes before them, the name of the domain begins somewhere. */
const domain = new RegExp(`[\\p{L}\\p{N}-]{2}\\.(?:${endings})(?![\\p{L}\\p{N}])`, 'iu')

function capital(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1)
}
