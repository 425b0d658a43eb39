import { FormField } from '#web/ui/forms/form.tsx'
import { Select } from '#web/ui/forms/input.tsx'

const FOR_MORE = [
  { value: 'credited', label: 'Lebih: kembalikan ke pembeli' },
  { value: 'retained', label: 'Lebih: catat sebagai pendapatan selisih' },
]
const FOR_LESS = [{ value: 'written_off', label: 'Kurang: hapuskan kekurangannya' }]

/** What is done about a difference; `of` is what it is where the amount is known already. */
export const TreatmentField = ({ of }: { of?: 'more' | 'less' | undefined }) => (
  <FormField name="treatment" label="Selisihnya">
    {(control) => (
      <Select
        {...control}
        prompt="Pilih"
        options={[...(of === 'less' ? [] : FOR_MORE), ...(of === 'more' ? [] : FOR_LESS)]}
      />
    )}
  </FormField>
)
