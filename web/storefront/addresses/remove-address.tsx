import { Form } from 'react-router'
import { ConfirmSubmit } from '#web/ui/forms/confirm-submit.tsx'

/** Removes an address after a question: an address takes long to type. */
export const RemoveAddress = ({ id, label }: { id: string; label: string }) => (
  <Form method="post">
    <input type="hidden" name="id" value={id} />
    <ConfirmSubmit
      label="Hapus"
      accessibleName={`Hapus ${label}`}
      question={`Hapus alamat ${label}?`}
      loss="Alamat dan catatan sopirnya hilang. Pesanan yang sudah dibuat tetap dikirim ke sana."
      confirmLabel={`Ya, hapus ${label}`}
      name="intent"
      value="remove"
      variant="ghost"
      size="small"
    />
  </Form>
)
