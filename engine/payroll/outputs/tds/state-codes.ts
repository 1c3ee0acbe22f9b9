/** The state code of TDS statements for the two letters of a state's vehicles. @throws RangeError for letters without one */
export function taxStateCode(state: string): string {
  const code = codes[state]
  if (code === undefined) throw new RangeError(`TDS statements have no code for ${state}`)
  return code
}

/** Source: Protean, file formats of TDS statements, Annexure 1. */
const codes: Readonly<Record<string, string>> = {
  AN: '01',
  AP: '02',
  AR: '03',
  AS: '04',
  BR: '05',
  CH: '06',
  DN: '07',
  DL: '09',
  GA: '10',
  GJ: '11',
  HR: '12',
  HP: '13',
  JK: '14',
  KA: '15',
  KL: '16',
  LD: '17',
  MP: '18',
  MH: '19',
  MN: '20',
  ML: '21',
  MZ: '22',
  NL: '23',
  OD: '24',
  PY: '25',
  PB: '26',
  RJ: '27',
  SK: '28',
  TN: '29',
  TR: '30',
  UP: '31',
  WB: '32',
  CG: '33',
  UK: '34',
  JH: '35',
  TG: '36',
  LA: '37',
}
