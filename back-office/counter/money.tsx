import { TextField, type TextFieldProps } from '@mui/material'
import { paisePerRupee } from '@newyou/contract/business'
import type { DeskPaymentKind } from '@newyou/contract/money/payments/desk-payments'

export const kindWords: Record<DeskPaymentKind, string> = {
  cash: 'Cash',
  'counter-upi': 'UPI at the counter',
  'card-machine': 'Card machine',
  'bank-transfer': 'Bank transfer',
}

/** What a person typed as rupees, in paise; NaN if it is no number. */
export const paiseIn = (rupees: string) =>
  rupees.trim() === '' ? Number.NaN : Math.round(Number(rupees) * paisePerRupee)
export const rupeesOf = (paise: number) => String(paise / paisePerRupee)

/** An amount in rupees. */
export function RupeesField({
  label,
  rupees,
  onChange,
  ...rest
}: { label: string; rupees: string; onChange: (rupees: string) => void } & Omit<
  TextFieldProps,
  'onChange' | 'value'
>) {
  return (
    <TextField
      fullWidth={false}
      {...rest}
      label={`${label} (₹)`}
      type="number"
      required
      value={rupees}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { step: 0.01, inputMode: 'decimal' } }}
    />
  )
}
