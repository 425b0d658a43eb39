import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPopupAnswers } from './popup-rules.ts'

const general = {
  needsHelp: ['Ya'],
  nickname: ['Rudi'],
  phone: ['0812 9041 7735'],
  companyName: [''],
  currentJob: ['Lainnya'],
  currentJobOther: ['Guru'],
  selectedMaterials: ['Semen dan mortar', 'Lainnya'],
  selectedMaterialsOther: ['Genteng keramik'],
  materialDetails: [''],
  projectLocation: ['Lainnya'],
  projectLocationOther: ['Karawang'],
}

test('readPopupAnswers: "Lainnya" is replaced by its text, nothing is a dash, needsHelp is not stored', () => {
  assert.deepEqual(readPopupAnswers('general_survey', general), {
    answers: {
      nickname: 'Rudi',
      phone: '081290417735',
      companyName: '-',
      currentJob: 'Guru',
      selectedMaterials: 'Semen dan mortar, Genteng keramik',
      materialDetails: '-',
      projectLocation: 'Karawang',
    },
  })
})

test('readPopupAnswers: text of "Lainnya" that is not chosen is left out', () => {
  const read = readPopupAnswers('general_survey', { ...general, currentJob: ['Kontraktor'] })
  assert.equal('answers' in read && read.answers['currentJob'], 'Kontraktor')
})

test('readPopupAnswers: "Lainnya" without a text is named at its text', () => {
  const read = readPopupAnswers('general_survey', { ...general, selectedMaterialsOther: [' '] })
  assert.deepEqual(read, { errors: { selectedMaterialsOther: 'Tulis jawaban Anda.' } })
})

test('readPopupAnswers: the required questions are those of the specification', () => {
  const missing = (form: Parameters<typeof readPopupAnswers>[0]) => {
    const read = readPopupAnswers(form, {})
    return 'errors' in read ? Object.keys(read.errors).toSorted() : []
  }
  assert.deepEqual(missing('general_survey'), [
    'currentJob',
    'needsHelp',
    'nickname',
    'phone',
    'projectLocation',
    'selectedMaterials',
  ])
  assert.deepEqual(missing('triplek_survey'), [
    'compareToOthers',
    'decisionToBuy',
    'name',
    'phone',
    'reminderConsent',
    'triplekFound',
  ])
  assert.deepEqual(missing('purchase_feedback'), ['orderNumber', 'rating'])
})
