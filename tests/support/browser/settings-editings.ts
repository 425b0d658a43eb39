import type { Api } from '#modules/client.ts'
import type { StaffEditing } from './staff-editings.ts'
import { fillField } from './fill-field.ts'
import { checkTasks, nameTasks } from './task-emails.ts'

/** The forms of the settings page. */
export const listSettingsEditings = (admin: Api): StaffEditing[] => [
  {
    screen: '/backoffice/pengaturan (jadwal kirim)',
    url: '/backoffice/pengaturan',
    isForAdmins: true,
    type: fillField('Jam tiba'),
    values: {
      theirs: '07.00–12.00, 13.00–17.00',
      mine: '06.00–09.00',
      other: '09.00–12.00',
    },
    save: 'Simpan jadwal kirim',
    label: 'Jam tiba',
    read: async () =>
      (await admin.staffSettings.show()).delivery.windows
        .map((window) => window.replace(' WIB', ''))
        .join(', '),
  },
  {
    screen: '/backoffice/pengaturan (berkas)',
    url: '/backoffice/pengaturan',
    isForAdmins: true,
    type: fillField('Paling besar (MB)'),
    values: { theirs: '3', mine: '4', other: '5' },
    save: 'Simpan aturan',
    label: 'Paling besar \\(MB\\)',
    read: async () => {
      const { uploads } = await admin.staffSettings.show()
      return String(uploads[0]!.maxBytes / 1_048_576)
    },
  },
  {
    screen: '/backoffice/pengaturan (kop surat)',
    url: '/backoffice/pengaturan',
    isForAdmins: true,
    type: fillField('Nama badan usaha'),
    values: { theirs: 'PT Rekan', mine: 'PT Saya', other: 'PT Lain' },
    save: 'Simpan kop surat',
    label: 'Nama badan usaha',
    read: async () => (await admin.staffSettings.show()).letterhead.legalName,
  },
  {
    screen: '/backoffice/pengaturan (email staf)',
    url: '/backoffice/pengaturan',
    isForAdmins: true,
    type: checkTasks,
    values: { theirs: 'Retur', mine: 'Tiket', other: 'Retur, Tiket' },
    save: 'Simpan email staf',
    label: 'Kabari lewat email saat masuk',
    read: async () => nameTasks((await admin.staffSettings.show()).taskEmails.kinds),
  },
]
