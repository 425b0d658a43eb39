import { MAX_PICTURE_BYTES, PICTURE_OR_PDF } from '#modules/foundation/files/picture-rules.ts'
import { CodeDialog } from '#web/shared/one-time-code/code-dialog.tsx'
import { Checkbox } from '#web/ui/forms/choice.tsx'
import { FileField } from '#web/ui/files/file-field.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Money } from '#web/ui/money.tsx'
import { AgreementText } from './agreement-text.tsx'
import type { Outcome } from './load-outcome.ts'

/** Bytes: as large as a signed contract may be (modules/finance/lenders/koinworks-contract.ts). */
const MAX_CONTRACT_BYTES = 1_048_576

/** Takes an offered limit: first the code, then the signed contract. */
export function LimitConfirmation({ outcome, reply }: { outcome: Outcome; reply: unknown }) {
  const { application, sentCode, demoMessage } = outcome
  const { id, agreement, offered, lenderName, codeAt } = application
  if (!agreement) return null
  return (
    <div className="grid gap-4">
      <AgreementText agreement={agreement} offered={offered} />
      {codeAt === null ? (
        <CodeDialog
          kind="limit"
          id={id}
          sent={sentCode}
          demoMessage={demoMessage}
          reply={reply}
          requestLabel="Konfirmasi dengan kode"
        >
          Limit {lenderName} {offered && <Money of={offered} className="font-bold text-ink" />}.
        </CodeDialog>
      ) : (
        <ReplyForm
          reply={reply}
          intent="contract"
          encType="multipart/form-data"
          draft={{ record: agreement.number }}
          className="grid gap-3"
        >
          <input type="hidden" name="id" value={id} />
          <p className="text-ink-2">
            Kode Anda benar. {lenderName} mengirim kontraknya ke email penanggung jawab: tanda
            tangani, lalu unggah di sini.
          </p>
          <FileField
            label="Kontrak yang sudah ditandatangani"
            accept={PICTURE_OR_PDF}
            maxBytes={MAX_CONTRACT_BYTES}
            maxPictureBytes={MAX_PICTURE_BYTES}
          />
          <Checkbox name="agree" value="true" required>
            Saya menyetujui kontrak ini atas nama perusahaan.
          </Checkbox>
          <div>
            <SubmitButton color="main" size="large">
              Kirim kontrak
            </SubmitButton>
          </div>
        </ReplyForm>
      )}
    </div>
  )
}
