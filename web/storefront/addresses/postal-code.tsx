import { FormField } from '#web/ui/form.tsx'

export function PostalCode({
  codes,
  districtId,
  initialCode,
}: {
  codes: readonly string[]
  districtId: string
  initialCode: string | undefined
}) {
  const only = codes.length === 1 ? codes[0] : undefined
  return (
    <FormField
      key={`${districtId} ${only ?? ''}`}
      name="postalCode"
      label="Kode pos"
      inputMode="numeric"
      maxLength={5}
      defaultValue={only ?? initialCode}
      autoComplete="postal-code"
      required
      hint={codes.length > 1 ? `Pilihan: ${codes.slice(0, 5).join(', ')}` : undefined}
    />
  )
}
