import { redirect } from 'react-router'
import { Link } from '#web/ui/navigation/link.tsx'
import { z } from 'zod'
import { PersonName, Phone } from '#modules/people/identity/person-contract.ts'
import { apiContext, sessionCookiesContext, shopContext } from '#web/context.ts'
import { readFormData } from '#web/form.ts'
import { OPENED_FIELD, selectChanged } from '#web/form/opened-fields.ts'
import { parseJsonField } from '#web/form/parse-json-field.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { handleMemberIntent } from '../company-members/actions.ts'
import { ApprovalsCard } from '../company-members/approvals-card.tsx'
import { loadCompany, loadInvitation } from '../company-members/load.ts'
import { InvitationCard } from '../company-members/invitation-card.tsx'
import { MembersCard } from '../company-members/members-card.tsx'
import { handleNotificationIntent } from '../notifications/actions.ts'
import { loadNotificationSettings } from '../notifications/load-settings.ts'
import { NotificationSettings } from '../notifications/notification-settings.tsx'
import { CompanyCards } from './company-cards.tsx'
import { findCompanyName } from './company-name.ts'
import { VerificationNotice } from './notice.tsx'
import { PersonCard } from './person-card.tsx'
import { PersonalDataCard } from '../personal-data/personal-data-card.tsx'
import { CloseAccount } from '../personal-data/close-account.tsx'
import { handleCloseAccount } from '../personal-data/close-account-action.ts'
import { downloadPersonalData } from '../personal-data/download.ts'
import { handleProfileIntent } from './actions.ts'
import { WatchedProducts } from './watched-products.tsx'
import { Shortcut } from './shortcut.tsx'
import type { Route } from './+types/home.ts'

export const middleware = [downloadPersonalData]

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Profil Saya')

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { customers, productAlerts } = api
  const [profile, { results: watchedProducts }, notice, { verified }] = await Promise.all([
    customers.profile(),
    productAlerts.list(),
    customers.limitStatus(),
    customers.verified(),
  ])
  const [company, invitation, closing, notificationSettings] = await Promise.all([
    loadCompany(api, findCompanyName(profile) !== null),
    loadInvitation(api, url.searchParams.get('undangan')),
    url.searchParams.has('tutup-akun') ? api.personalData.closing() : undefined,
    loadNotificationSettings(api, url, context.get(shopContext).demo),
  ])
  const approvalId = url.searchParams.get('persetujuan')
  // An e-mail's link to an order that does not await this visitor's approval.
  const isDecided = approvalId !== null && !company?.approvals.some(({ id }) => id === approvalId)
  return {
    profile,
    watchedProducts,
    notice,
    verified,
    company,
    invitation,
    isDecided,
    closing,
    notificationSettings,
  }
}

const ProfileChange = z.object({ name: PersonName, phone: Phone })

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  if (form.get('intent') === 'sign-out') {
    await context.get(sessionCookiesContext).clear()
    return redirect('/', 303)
  }
  const api = context.get(apiContext)
  const result =
    (await handleProfileIntent(api, form)) ??
    (await handleMemberIntent(api, form)) ??
    (await handleNotificationIntent(api, form)) ??
    (await handleCloseAccount(context, form))
  if (result) return result
  const read = readFormData(form, ProfileChange)
  if (!read.ok) return read.reply
  try {
    const opened = parseJsonField(form.get(OPENED_FIELD))
    await api.customers.changeProfile({ body: selectChanged(read.value, opened) })
  } catch (thrown) {
    return read.toErrors(thrown)
  }
  return { saved: true as const }
}

/** The buyer's page of themselves, with what a link of an e-mail asks for on top. */
export default function ProfileHome({
  loaderData: {
    profile,
    watchedProducts,
    notice,
    verified,
    company: colleagues,
    invitation,
    isDecided,
    closing,
    notificationSettings,
  },
  actionData,
}: Route.ComponentProps) {
  if (closing) return <CloseAccount closing={closing} reply={actionData} />
  if (notificationSettings)
    return <NotificationSettings settings={notificationSettings} reply={actionData} />
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
      {notice.notify && (
        <VerificationNotice state={notice.companyState} message={notice.message!} />
      )}
      <div className="grid grid-cols-2 gap-3">
        <Shortcut
          to="/profile/daftar-transaksi"
          icon="clipboard-list"
          count={profile.openOrders}
          label="pesanan berjalan"
        />
        <Shortcut
          to="/profile/alamat-pengiriman"
          icon="map-pin"
          count={profile.addresses}
          label="alamat pengiriman"
        />
      </div>
      <CompanyCards profile={profile} />
      {colleagues && <MembersCard company={colleagues} reply={actionData} />}
      {watchedProducts.length > 0 && <WatchedProducts products={watchedProducts} />}
      <PersonCard profile={profile} isVerified={verified} reply={actionData} />
      <Card title="Faktur pajak">
        <p className="mb-3 text-14 text-ink-2">
          NPWP atau NIK, nama dan alamat untuk faktur pajak.
        </p>
        <ButtonLink to="/profile/faktur-pajak" variant="outlined" icon="percent">
          Atur data faktur
        </ButtonLink>
      </Card>
      <Card title="Pemberitahuan">
        <p className="mb-3 text-14 text-ink-2">
          Pilih kabar yang ingin Anda terima lewat email dan WhatsApp.
        </p>
        <ButtonLink to="/profile?pemberitahuan" variant="outlined" icon="bell">
          Atur pemberitahuan
        </ButtonLink>
      </Card>
      <PersonalDataCard />
    </div>
  )
}
