import { FormField } from '#web/ui/form.tsx'
import { Select } from '#web/ui/input.tsx'

const OPTIONS = [
  { value: 'credited', label: 'Lebih: kembalikan ke pembeli' },
  { value: 'retained', label: 'Lebih: catat sebagai pendapatan selisih' },
  { value: 'written_off', label: 'Kurang: hapuskan kekurangannya' },
]

/** What is done about a difference. */
export const TreatmentField = () => (
  <FormField name="treatment" label="Selisihnya">
    {(control) => <Select {...control} prompt="Pilih" options={OPTIONS} />}
  </FormField>
)
