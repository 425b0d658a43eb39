import { ClipboardList, FileUp, MapPin } from 'lucide-react'
import { Link, redirect } from 'react-router'
import { z } from 'zod'
import { PersonName, Phone } from '#modules/identity/contract.ts'
import { apiContext, doorContext } from '#web/context.ts'
import { isFormReply } from '#web/form-reply.ts'
import { readFormData } from '#web/form.ts'
import { titled } from '#web/titled.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { readablePhone } from '#web/ui/phone.ts'
import { peopleStep } from './people/act.ts'
import { ApprovalsCard } from './people/approvals-card.tsx'
import { companyOf, invitationOf } from './people/data.ts'
import { InvitationCard } from './people/invitation-card.tsx'
import { PeopleCard } from './people/people-card.tsx'
import { MailProof, Notice } from './notice.tsx'
import { PersonalDataCard } from './personal-data/card.tsx'
import { CloseAccount } from './personal-data/close-account.tsx'
import { closeStep } from './personal-data/close-step.ts'
import { download } from './personal-data/download.ts'
import { smallStep } from './small-steps.ts'
import { Waiting } from './waiting.tsx'
import type { Route } from './+types/home.ts'

export const middleware = [download]

export const meta: Route.MetaFunction = ({ matches }) => titled(matches, 'Profil Saya')

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { customers, watches } = api
  const [profile, { results: waiting }, notice, { verified }] = await Promise.all([
    customers.profile(),
    watches.list(),
    customers.limitStatus(),
    customers.verified(),
  ])
  const [company, invitation, closing] = await Promise.all([
    companyOf(api, profile.companyName !== null),
    invitationOf(api, url.searchParams.get('undangan')),
    url.searchParams.has('tutup-akun') ? api.personalData.closing() : undefined,
  ])
  const asked = url.searchParams.get('persetujuan')
  // A letter's link to an order that no longer waits, or never did for this reader.
  const isDecided = asked !== null && !company?.approvals.some(({ id }) => id === asked)
  return { profile, waiting, notice, verified, company, invitation, isDecided, closing }
}

const Change = z.object({ name: PersonName, phone: Phone })

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  if (form.get('intent') === 'sign-out') {
    await context.get(doorContext).leave()
    return redirect('/', 303)
  }
  const api = context.get(apiContext)
  const step =
    (await smallStep(api, form)) ??
    (await peopleStep(api, form)) ??
    (await closeStep(context, form))
  if (step) return step
  const read = readFormData(form, Change)
  if (!read.ok) return read.reply
  try {
    await context.get(apiContext).customers.changeProfile({ body: read.value })
  } catch (thrown) {
    return read.refuse(thrown)
  }
  return { saved: true as const }
}

const companyStates = {
  none: undefined,
  submitted: { label: 'Dokumen diperiksa', tone: 'warning' },
  verified: { label: 'Bisnis terverifikasi', tone: 'success' },
  rejected: { label: 'Dokumen ditolak', tone: 'danger' },
} as const

export default function ProfileHome({
  loaderData: {
    profile,
    waiting,
    notice,
    verified,
    company: colleagues,
    invitation,
    isDecided,
    closing,
  },
  actionData,
}: Route.ComponentProps) {
  if (closing) return <CloseAccount closing={closing} reply={actionData} />
  const company = companyStates[profile.companyState]
  return (
    <div className="grid gap-4">
      <h1>Profil saya</h1>
      {isDecided && (
        <Alert severity="warning" title="Tidak ada yang menunggu keputusan Anda di tautan itu">
          Pesanannya sudah diputuskan, sudah lewat tiga hari, atau bukan pesanan perusahaan Anda.{' '}
          <Link to="/profile/daftar-transaksi">Lihat transaksi</Link>
        </Alert>
      )}
      {colleagues && colleagues.approvals.length > 0 && (
        <ApprovalsCard approvals={colleagues.approvals} reply={actionData} />
      )}
      {invitation && <InvitationCard invitation={invitation} reply={actionData} />}
      {notice.notify && <Notice state={notice.companyState} message={notice.message!} />}
      <div className="grid grid-cols-2 gap-3">
        <Shortcut
          to="/profile/daftar-transaksi"
          icon={ClipboardList}
          figure={profile.openOrders}
          label="pesanan berjalan"
        />
        <Shortcut
          to="/profile/alamat-pengiriman"
          icon={MapPin}
          figure={profile.addresses}
          label="alamat pengiriman"
        />
      </div>
      {profile.companyState !== 'verified' && (
        <Card title="Belanja untuk perusahaan?">
          <p className="mb-3 text-14 text-ink-2">
            Akun bisnis yang terverifikasi mendapat harga bisnis dan pembayaran tempo.
          </p>
          <ButtonLink
            to={profile.companyState === 'none' ? '/upgrade-account' : '/waiting-verification'}
            variant="outlined"
          >
            {profile.companyState === 'none' ? 'Jadi akun bisnis' : 'Lihat status verifikasi'}
          </ButtonLink>
        </Card>
      )}
      {profile.companyName && (
        <Card
          title="Perusahaan"
          action={company && <Badge tone={company.tone}>{company.label}</Badge>}
        >
          <b>{profile.companyName}</b>
          {profile.companyState === 'verified' && (
            <div className="mt-3">
              <ButtonLink to="/upo" variant="outlined" icon={FileUp}>
                Unggah purchase order
              </ButtonLink>
            </div>
          )}
        </Card>
      )}
      {colleagues && <PeopleCard company={colleagues} reply={actionData} />}
      {waiting.length > 0 && <Waiting waiting={waiting} />}
      <Card title="Data diri">
        {actionData && 'saved' in actionData && (
          <Alert severity="success" className="mb-4">
            Perubahan tersimpan.
          </Alert>
        )}
        <ReplyForm
          reply={isFormReply(actionData) ? actionData : undefined}
          intent="person"
          className="grid max-w-xl gap-4"
        >
          <FormField
            name="name"
            label="Nama lengkap"
            defaultValue={profile.name}
            autoComplete="name"
            required
          />
          <FormField
            name="phone"
            label="Nomor ponsel"
            defaultValue={readablePhone(profile.phone)}
            type="tel"
            autoComplete="tel"
            required
          />
          <p className="text-14 text-ink-2">
            Email: {profile.email} {verified && <Badge tone="success">Terbukti</Badge>}
          </p>
          <div>
            <SubmitButton>Simpan</SubmitButton>
          </div>
        </ReplyForm>
        <MailProof
          sent={actionData !== undefined && 'proofSent' in actionData}
          verified={verified}
        />
      </Card>
      <PersonalDataCard />
    </div>
  )
}

function Shortcut({
  to,
  icon,
  figure,
  label,
}: {
  to: string
  icon: typeof MapPin
  figure: number
  label: string
}) {
  return (
    <ButtonLink
      to={to}
      variant="outlined"
      color="secondary"
      icon={icon}
      className="justify-start! whitespace-normal! py-4! text-left!"
    >
      <span>
        <b className="num block text-24 leading-none">{figure}</b>
        <span className="text-14 font-normal">{label}</span>
      </span>
    </ButtonLink>
  )
}
