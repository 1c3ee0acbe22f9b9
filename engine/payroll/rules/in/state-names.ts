/** The name of a state or union territory by its vehicle code; an unknown code is returned as it is. */
export function stateName(code: string): string {
  return names[code] ?? code
}

/** The names of all states and union territories, by name. */
export const stateNames = (): string[] => Object.values(names).toSorted()

/** A state's ISO 3166-2 code, `IN-KA`, by its English name, also an earlier or shorter one; null if there is no such state. */
export function stateCode(name: string): string | null {
  const wanted = plain(name)
  const entry = Object.entries(names).find(([, one]) => plain(one) === wanted)
  const code = entry?.[0] ?? (Object.hasOwn(others, wanted) ? others[wanted] : undefined)
  return code === undefined ? null : `IN-${code}`
}

/** Only letters count, and `&` is "and". */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z]/g, '')

/** Earlier and shorter names and codes. */
const others: Readonly<Record<string, string>> = {
  ...{ orissa: 'OD', or: 'OD', pondicherry: 'PY', uttaranchal: 'UK', ua: 'UK', ut: 'UK', ts: 'TG', telengana: 'TG' },
  ...{ jandk: 'JK', jammukashmir: 'JK', jammu: 'JK', kashmir: 'JK', chattisgarh: 'CG', chhatisgarh: 'CG', ct: 'CG' },
  ...{ newdelhi: 'DL', nctofdelhi: 'DL', delhincr: 'DL', andamanandnicobar: 'AN', andamannicobar: 'AN' },
  ...{ dadraandnagarhaveli: 'DN', damananddiu: 'DN', dnhanddd: 'DN' },
}

const names: Record<string, string> = {
  AP: 'Andhra Pradesh',
  AR: 'Arunachal Pradesh',
  AS: 'Assam',
  BR: 'Bihar',
  CG: 'Chhattisgarh',
  GA: 'Goa',
  GJ: 'Gujarat',
  HR: 'Haryana',
  HP: 'Himachal Pradesh',
  JH: 'Jharkhand',
  KA: 'Karnataka',
  KL: 'Kerala',
  MP: 'Madhya Pradesh',
  MH: 'Maharashtra',
  MN: 'Manipur',
  ML: 'Meghalaya',
  MZ: 'Mizoram',
  NL: 'Nagaland',
  OD: 'Odisha',
  PB: 'Punjab',
  RJ: 'Rajasthan',
  SK: 'Sikkim',
  TN: 'Tamil Nadu',
  TG: 'Telangana',
  TR: 'Tripura',
  UP: 'Uttar Pradesh',
  UK: 'Uttarakhand',
  WB: 'West Bengal',
  AN: 'Andaman and Nicobar Islands',
  CH: 'Chandigarh',
  DN: 'Dadra and Nagar Haveli and Daman and Diu',
  DL: 'Delhi',
  JK: 'Jammu and Kashmir',
  LA: 'Ladakh',
  LD: 'Lakshadweep',
  PY: 'Puducherry',
}
