import { useDraftValue } from '#web/ui/drafts/use-draft-value.ts'
import { FormField } from '#web/ui/forms/form.tsx'
import { Input } from '#web/ui/forms/input.tsx'

/** `code` is null until somebody has typed one, and may be empty then. */
type TypedCode = { districtId: string; code: string | null }

/** The postal code: given where a district has only one. A typed one belongs to its district. */
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
  const [typed, setTyped] = useDraftValue<TypedCode>('postalCode', { districtId, code: null })
  return (
    <FormField
      name="postalCode"
      label="Kode pos"
      defaultValue={only ?? initialCode}
      required
      hint={codes.length > 1 ? `Pilihan: ${codes.slice(0, 5).join(', ')}` : undefined}
    >
      {({ defaultValue, ...control }) => (
        <Input
          {...control}
          data-draft="off"
          inputMode="numeric"
          maxLength={5}
          autoComplete="postal-code"
          value={(typed.districtId === districtId ? typed.code : null) ?? defaultValue ?? ''}
          onChange={(event) => setTyped({ districtId, code: event.target.value })}
        />
      )}
    </FormField>
  )
}
