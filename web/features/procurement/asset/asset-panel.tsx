import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { useState } from 'react'
import { useApi } from '../../../shared/call/use-api.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useCan } from '../../../shared/session/session.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { shownActions } from '../../../shared/ui/action/action.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Facts } from '../../../shared/ui/facts.tsx'
import { SidePanel } from '../../../shared/ui/side-panel/side-panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { AssetActs, type AssetAct, actsOf } from './asset-acts.tsx'
import { type Asset, conditionLabels, retireLabels, stateLabels, stateTones } from './asset-labels.ts'

/** An asset with all its holders. */
export default function AssetPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, mutate } = useApi('GET /api/v1/user/asset/{id}', { params: { id } })
  const mayWrite = useCan('assetWrite')
  const [act, setAct] = useState<AssetAct | null>(null)
  return (
    <SidePanel open title={data ? `${data.name} (${data.tag})` : t`Asset`} onClose={onClose}>
      {error ? (
        <ErrorState title={t`Could not load this asset.`} error={error} onRetry={() => void mutate()} />
      ) : !data ? (
        <TextSkeleton lines={8} />
      ) : (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
          <Box>
            <StatusChip status={data.state} label={stateLabels[data.state]} tone={stateTones[data.state]} />
          </Box>
          <Facts minWidth={150} facts={factsOf(data)} />
          <section>
            <Typography
              variant="subtitle2"
              component="h3"
              sx={{ color: 'text.secondary', mb: 0.75 }}
            >{t`Holders`}</Typography>
            {data.holdings.length === 0 ? <Typography>{t`No one has held this asset yet`}</Typography> : null}
            <Box component="ul" aria-label={t`Holders`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {data.holdings.map((holding) => (
                <Box component="li" key={holding._id} sx={{ py: 1, borderBottom: '1px solid', borderColor: 'divider' }}>
                  <Typography>{`${holding.holder.name} (${holding.holder.code})`}</Typography>
                  {holdingTexts(holding).map((text) => (
                    <Typography key={text} variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                      {text}
                    </Typography>
                  ))}
                </Box>
              ))}
            </Box>
          </section>
          {mayWrite && data.state !== 'retired' ? (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {shownActions(actsOf(data, setAct)).map((action) => (
                <ActionButton key={action.label} action={action} />
              ))}
            </Box>
          ) : null}
        </Box>
      )}
      <AssetActs act={act} onClose={() => setAct(null)} />
    </SidePanel>
  )
}

function factsOf(asset: Asset) {
  const { category, serial, vendor, boughtOn, pricePaise, warrantyUntil, condition, request } = asset
  const { retiredOn, retiredReason, retiredNote, retiredBy } = asset
  return [
    { label: t`Category`, value: category },
    { label: t`Serial number`, value: serial },
    { label: t`Vendor`, value: vendor },
    { label: t`Bought on`, value: boughtOn === null ? null : formatDate(boughtOn) },
    { label: t`Price`, value: pricePaise === null ? null : formatMoney(pricePaise) },
    { label: t`Warranty until`, value: warrantyUntil === null ? null : formatDate(warrantyUntil) },
    condition !== null && { label: t`Condition on return`, value: conditionLabels[condition] },
    request !== null && { label: t`Request`, value: request.number },
    retiredOn !== null &&
      retiredReason !== null && {
        label: t`Retired`,
        value: [retireLabels[retiredReason], formatDate(retiredOn), retiredBy, retiredNote].filter(Boolean).join(' · '),
        wide: true,
      },
  ]
}

function holdingTexts(holding: Asset['holdings'][number]): string[] {
  const { handedOn, handedBy, handedNote, acknowledgedAt, returnedOn, returnedTo, condition, returnNote } = holding
  return [
    [t`Handed over on ${formatDate(handedOn)}`, handedBy, handedNote].filter(Boolean).join(' · '),
    acknowledgedAt === null ? t`Receipt not confirmed` : t`Receipt confirmed on ${formatDate(acknowledgedAt)}`,
    ...(returnedOn === null || condition === null
      ? []
      : [
          [t`Returned on ${formatDate(returnedOn)}`, conditionLabels[condition], returnedTo, returnNote]
            .filter(Boolean)
            .join(' · '),
        ]),
  ]
}
