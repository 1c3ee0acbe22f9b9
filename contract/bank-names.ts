/** Banks by the first four letters of their IFSC. */
const names: Readonly<Record<string, string>> = {
  AUBL: 'AU Small Finance Bank',
  BARB: 'Bank of Baroda',
  BDBL: 'Bandhan Bank',
  BKID: 'Bank of India',
  CBIN: 'Central Bank of India',
  CNRB: 'Canara Bank',
  CITI: 'Citibank',
  DBSS: 'DBS Bank',
  FDRL: 'Federal Bank',
  HDFC: 'HDFC Bank',
  HSBC: 'HSBC',
  IBKL: 'IDBI Bank',
  ICIC: 'ICICI Bank',
  IDFB: 'IDFC First Bank',
  IDIB: 'Indian Bank',
  INDB: 'IndusInd Bank',
  IOBA: 'Indian Overseas Bank',
  KARB: 'Karnataka Bank',
  KKBK: 'Kotak Mahindra Bank',
  KVBL: 'Karur Vysya Bank',
  MAHB: 'Bank of Maharashtra',
  PSIB: 'Punjab and Sind Bank',
  PUNB: 'Punjab National Bank',
  RATN: 'RBL Bank',
  SBIN: 'State Bank of India',
  SCBL: 'Standard Chartered',
  SIBL: 'South Indian Bank',
  UBIN: 'Union Bank of India',
  UCBA: 'UCO Bank',
  UTIB: 'Axis Bank',
  YESB: 'Yes Bank',
}

/** The bank of an IFSC, once its first four letters are typed. */
export const bankNameOf = (ifsc: string): string | undefined => names[ifsc.slice(0, 4).toUpperCase()]

/** Whether a name is that of a known bank, as the product writes it. */
export const isBankName = (name: string): boolean => known.has(name.trim().toLowerCase())

const known = new Set(Object.values(names).map((name) => name.toLowerCase()))

/** The bank's name after its IFSC changed: that of the IFSC, and never that of a bank the IFSC is not of. */
export function bankNameFor(ifsc: string, present: string): string {
  const name = bankNameOf(ifsc)
  const isWhole = ifsc.length >= 4
  if (name === undefined) return isWhole && isBankName(present) ? '' : present
  return present === '' || isBankName(present) ? name : present
}
