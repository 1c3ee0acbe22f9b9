const codes =
  'IN AE AF AU BD BR BT CA CH CN DE DK EG ES ET FI FR GB GH HK ID IE IL IQ IR IT JP KE KR KW LK MA MM MU MV MX MY NG NL NO NP NZ OM PH PK PL PT QA RO RU SA SE SG TH TR TZ UA UG US VN ZA ZM ZW'

const names = new Intl.DisplayNames('en', { type: 'region' })

export const countryName = (code: string): string => names.of(code) ?? code

/** India first, the others by name. */
export const countries = codes
  .split(' ')
  .map((value) => ({ value, label: countryName(value) }))
  .sort((a, b) => Number(b.value === 'IN') - Number(a.value === 'IN') || a.label.localeCompare(b.label))
