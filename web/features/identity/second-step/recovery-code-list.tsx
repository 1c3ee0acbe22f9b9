import { t } from '@lingui/core/macro'
import '../identity.css'

/** Codes shown once; screen readers spell each. */
export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  return (
    <ol className="recovery-codes" aria-label={t`Recovery codes`}>
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ol>
  )
}

/** As a file to print. */
export function codesFile(codes: readonly string[]): string {
  const text = [t`Muster recovery codes. Each works once.`, '', ...codes, ''].join('\n')
  return `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`
}
