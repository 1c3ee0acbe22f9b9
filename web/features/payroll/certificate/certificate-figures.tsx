import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { Money } from '../../../shared/format/money-text.tsx'
import { formatMoney } from '../../../shared/format/money.ts'
import { differenceText, itemLabel, type Figure } from './certificate-sentences.ts'

/** Each figure in the payslips, the bank file, the journal and the return, with its differences. */
export function CertificateFigures({ figures }: { figures: readonly Figure[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {figures.map((figure) => (
        <Box
          key={figure.item}
          component="li"
          sx={{ border: '1px solid var(--grey-100)', borderRadius: '8px', p: 1.5, display: 'grid', gap: 1 }}
        >
          <Box sx={{ fontWeight: 600 }}>{itemLabel(figure.item)}</Box>
          <Box
            component="dl"
            sx={{ m: 0, display: 'grid', gap: 1, gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(3, 1fr)' } }}
          >
            <Side label={t`Payslips`} paise={figure.payslipsPaise} />
            {figure.bankPaise === null ? null : <Side label={t`Bank file`} paise={figure.bankPaise} />}
            <Side label={t`Journal`} paise={figure.journalPaise} />
            {figure.returnPaise === null ? null : <Side label={t`Return`} paise={figure.returnPaise} />}
          </Box>
          {figure.differences.map((one) => (
            <Box key={`${one.against} ${one.cause}`} sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
              {differenceText(one)}
            </Box>
          ))}
          {figure.unexplainedPaise === 0 ? null : (
            <Box sx={{ color: 'error.main', fontWeight: 600 }}>
              {t`${formatMoney(figure.unexplainedPaise)} not explained`}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  )
}

function Side({ label, paise }: { label: string; paise: number }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="dt" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        <Money value={paise} exact />
      </Box>
    </Box>
  )
}
