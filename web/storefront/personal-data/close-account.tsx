import { Link } from '#web/ui/navigation/link.tsx'
import type { z } from 'zod'
import type { personalDataCalls } from '#modules/operations/personal-data/contract.ts'
import { erasedData, retainedData } from '#modules/operations/personal-data/rules.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PasswordField } from '#web/shared/account-fields.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { CLOSE_INTENT, DOWNLOAD_URL } from './constants.ts'

type Closing = z.output<typeof personalDataCalls.closing.response.schema>

/** What is deleted and what remains when an account is closed, and the form that closes it. */
export function CloseAccount({ closing, reply }: { closing: Closing; reply: unknown }) {
  const { open, handOver } = closing
  const isBlocked = open.length > 0 || handOver !== null
  return (
    <div className="grid gap-4">
      <h1>Tutup akun</h1>
      {handOver && <Alert severity="warning">{handOver}</Alert>}
      {open.length > 0 && <ClosingBlockers open={open} />}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <TextList title="Yang dihapus" lines={erasedData} />
        <TextList title="Yang tetap disimpan" lines={retainedData} />
      </div>
      {isBlocked ? (
        <div>
          <ButtonLink to="/profile" variant="outlined">
            Kembali ke profil
          </ButtonLink>
        </div>
      ) : (
        <ConfirmClosing proof={closing.proof} reply={reply} />
      )}
    </div>
  )
}

const blockerNames = {
  order: 'Pesanan',
  invoice: 'Tagihan',
  return: 'Retur',
  refund: 'Pengembalian dana',
}

function ClosingBlockers({ open }: Pick<Closing, 'open'>) {
  return (
    <Alert severity="warning" title="Selesaikan atau batalkan dulu yang masih berjalan">
      <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        {open.map(({ id, orderId, kind, number, status }) => (
          <li
            key={id}
            className="grid sm:col-span-2 sm:min-h-11 sm:grid-cols-subgrid sm:items-center"
          >
            <Link
              to={`/profile/daftar-transaksi/detail?id=${orderId}`}
              className="flex min-h-11 items-center font-semibold break-all text-link underline!"
            >
              {blockerNames[kind]} {number}
            </Link>
            <span className="-mt-2 text-ink-2 sm:mt-0">{status}</span>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function TextList({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <Card title={title}>
      <ul className="grid list-disc gap-2 pl-5 text-14">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  )
}

function ConfirmClosing({ proof, reply }: { proof: Closing['proof']; reply: unknown }) {
  return (
    <Card title="Tutup akun saya">
      <p className="mb-4 text-14">
        Penutupan tidak bisa dibatalkan. Bila perlu,{' '}
        <a href={DOWNLOAD_URL} className="font-semibold text-link underline!">
          unduh data Anda
        </a>{' '}
        lebih dulu. Email Anda bisa dipakai lagi untuk mendaftar sebagai pembeli baru.
      </p>
      <ReplyForm reply={reply} intent={CLOSE_INTENT} className="grid max-w-md gap-4">
        {proof === 'password' ? (
          <PasswordField label="Kata sandi sekarang" />
        ) : (
          <FormField
            name="email"
            label="Ketik email akun ini"
            type="email"
            autoComplete="off"
            required
          />
        )}
        <div className="flex flex-wrap gap-3">
          <SubmitButton color="danger">Tutup akun saya</SubmitButton>
          <ButtonLink to="/profile" variant="outlined" color="secondary">
            Batal
          </ButtonLink>
        </div>
      </ReplyForm>
    </Card>
  )
}
