import { uploadRules } from '#modules/foundation/files/rules.ts'
import { FileDrop } from '#web/ui/files/file-drop.tsx'
import { FormField } from '#web/ui/forms/form.tsx'

const { kinds, maxBytes } = uploadRules['purchase-order']

/** The file of the buyer's own purchase order, as `uploadPoFile` reads it. */
export const PoFileField = ({ required }: { required: boolean }) => (
  <FormField
    name="poFile"
    label="Berkas PO"
    hint={required ? 'Wajib di setiap pesanan perusahaan Anda.' : undefined}
    required={required}
    optional={!required}
    className="md:col-span-2"
  >
    {({ defaultValue: _none, ...control }) => (
      <FileDrop {...control} accept={kinds} maxBytes={maxBytes} />
    )}
  </FormField>
)
