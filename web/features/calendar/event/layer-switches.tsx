import { t } from '@lingui/core/macro'
import { Box, FormControlLabel, Switch, Typography } from '@mui/material'
import { type Layer, layerColours, layerLabels, layers } from './layers.ts'

interface Props {
  hidden: ReadonlySet<Layer>
  onChange: (hidden: ReadonlySet<Layer>) => void
}

/** The calendar's legend, which also shows and hides its layers. */
export function LayerSwitches({ hidden, onChange }: Props) {
  return (
    <Box role="group" aria-label={t`Show`} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, px: 2.5, pb: 1 }}>
      {layers.map((layer) => (
        <FormControlLabel
          key={layer}
          control={
            <Switch
              size="small"
              checked={!hidden.has(layer)}
              onChange={(_, isOn) =>
                onChange(isOn ? new Set([...hidden].filter((one) => one !== layer)) : new Set([...hidden, layer]))
              }
            />
          }
          label={
            <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
              <Box
                component="span"
                aria-hidden="true"
                sx={{ width: 3, height: 14, flexShrink: 0, bgcolor: layerColours[layer] }}
              />
              {layerLabels[layer]}
            </Typography>
          }
        />
      ))}
    </Box>
  )
}
