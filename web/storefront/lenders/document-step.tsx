import { formatRupiah } from '#platform/format.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Checkbox } from '#web/ui/forms/choice.tsx'
import { FileDrop } from '#web/ui/files/file-drop.tsx'
import { FormField, SubmitButton } from '#web/ui/forms/form.tsx'
import type { LenderApplication } from './lender-calls.ts'

/** Bytes: the limit of an attachment (modules/foundation/files/rules.ts). */
const MAX_FILE_BYTES = 1_048_576

/** The documents, what is missing still, and the consent with which everything is sent. */
export const DocumentStep = ({ application }: { application: LenderApplication }) => {
  const elsewhere = application.missing.filter(({ step }) => step !== 'dokumen')
  const { need } = application.answers
  return (
    <>
      {application.documents.map(({ kind, label, isRequired, fileName }) => (
        <FormField
          key={kind}
          name={`file-${kind}`}
          label={label}
          optional={!isRequired}
          hint={
            fileName ? `Tersimpan: ${fileName}. Pilih berkas lain untuk menggantinya.` : undefined
          }
          className="md:col-span-2"
        >
          {({ defaultValue: _none, required: _no, ...control }) => (
            <FileDrop
              {...control}
              resetKey={fileName ?? ''}
              accept={['pdf', 'png', 'jpg', 'jpeg']}
              maxBytes={MAX_FILE_BYTES}
            />
          )}
        </FormField>
      ))}
      {elsewhere.length > 0 && (
        <Alert severity="warning" title="Masih ada yang belum lengkap" className="md:col-span-2">
          {elsewhere.map(({ label }) => label).join(', ')}.
        </Alert>
      )}
      <Checkbox name="consent" value="yes" className="md:col-span-2">
        Saya setuju data dan dokumen ini dikirim ke {application.lenderName} untuk pengajuan
        {need && (
          <>
            {' '}
            <span className="whitespace-nowrap">{formatRupiah(need.amount)}</span>
          </>
        )}
        .
      </Checkbox>
      <div className="flex flex-wrap gap-2 md:col-span-2">
        <SubmitButton name="send" value="no" variant="outlined" size="large">
          Simpan dokumen
        </SubmitButton>
        <SubmitButton name="send" value="yes" color="main" size="large">
          Kirim ke {application.lenderName}
        </SubmitButton>
      </div>
    </>
  )
}
