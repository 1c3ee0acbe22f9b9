interface PinPlace {
  /** ISO 3166-2, as in the choices of states. */
  state: string
  /** Known only for the sorting districts of large cities. */
  city: string | null
}

/**
 * The place of a PIN code, by its first digits (India Post); null if it is incomplete, or if its sorting district lies in
 * two states.
 */
export function pinPlace(pin: string): PinPlace | null {
  const digits = pin.replace(/\s/g, '')
  if (!/^[1-9]\d{5}$/.test(digits)) return null
  for (let length = 5; length >= 2; length -= 1) {
    const state = statesByPrefix[digits.slice(0, length)]
    if (state === '') return null
    if (state !== undefined) return { state: `IN-${state}`, city: cities[digits.slice(0, 3)] ?? null }
  }
  return null
}

/** '' : shared by two states. The longest prefix counts. */
const statesByPrefix: Readonly<Record<string, string>> = Object.fromEntries(
  `11 DL|12 13 HR|14 15 PB|16 |1600 CH|16005 16006 16007 |17 HP|18 19 JK|194 LA
20 21 22 23 24 25 26 27 28 UP|244 246 247 262 |248 249 263 UK
30 31 32 33 34 RJ|36 37 38 39 GJ|3625 396 |40 41 42 43 44 MH|403 GA|45 46 47 48 MP|49 CG
50 TS|51 52 53 AP|5334 |56 57 58 59 KA|60 61 62 63 64 TN|605 607 609 |67 68 69 KL|6733 6825
70 71 72 73 74 WB|737 SK|744 AN|75 76 77 OD|78 AS|790 791 792 AR|793 794 ML|795 MN|796 MZ|797 798 NL|799 TR
80 81 82 83 84 85 BR|814 815 816 822 825 826 827 828 829 831 832 833 834 835 JH`
    .split(/\||\n/)
    .flatMap((group) => {
      const state = /[A-Z]{2}$/.exec(group)?.[0] ?? ''
      return (group.match(/\d+/g) ?? []).map((prefix) => [prefix, state])
    }),
)

const cities: Readonly<Record<string, string>> = {
  110: 'New Delhi',
  122: 'Gurugram',
  226: 'Lucknow',
  302: 'Jaipur',
  380: 'Ahmedabad',
  390: 'Vadodara',
  395: 'Surat',
  400: 'Mumbai',
  411: 'Pune',
  440: 'Nagpur',
  452: 'Indore',
  462: 'Bhopal',
  500: 'Hyderabad',
  530: 'Visakhapatnam',
  560: 'Bengaluru',
  600: 'Chennai',
  641: 'Coimbatore',
  682: 'Kochi',
  695: 'Thiruvananthapuram',
  700: 'Kolkata',
  800: 'Patna',
}
