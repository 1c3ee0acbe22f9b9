import { formatMoney, formatMoneyShort } from './money.ts'

interface Props {
  /** Whole paise. */
  value: number | null | undefined
  /** Always two digits, as on a payslip. */
  exact?: boolean
  /** `₹1.25 L` with the full value in the title. */
  short?: boolean
}

/** The only way an amount is shown. */
export function Money({ value, exact = false, short = false }: Props) {
  if (value === null || value === undefined) return <span>–</span>
  const full = formatMoney(value, { exact })
  return short ? (
    <span className="tnum amount" title={full}>
      {formatMoneyShort(value)}
    </span>
  ) : (
    <span className="tnum amount">{full}</span>
  )
}
