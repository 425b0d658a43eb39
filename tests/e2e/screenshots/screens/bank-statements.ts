import {
  MISSING_ID,
  notApplicable,
  openAt,
  openWithDatabaseDown,
  whileNavigating,
  type Screen,
} from '../scene.ts'

const LIST = '/backoffice/mutasi-bank'

export const bankStatementScreens: Screen[] = [
  {
    route: LIST,
    name: 'backoffice-mutasi',
    full: openAt('staff', LIST),
    empty: openAt('staff', `${LIST}?status=set_aside`),
    long: openAt('staff', LIST, (page) => page.getByText('Cari tagihannya').first().click()),
    failing: openWithDatabaseDown('staff', LIST),
    slow: whileNavigating('staff', '/backoffice/audit', LIST),
  },
  {
    route: `${LIST}/:id`,
    name: 'backoffice-mutasi-satu',
    full: openAt('staff', ({ shownStatement: id }) => `${LIST}/${id}`),
    empty: notApplicable('a statement without lines is refused'),
    long: openAt('staff', ({ brokenStatement: id }) => `${LIST}/${id}`),
    failing: openAt('staff', `${LIST}/${MISSING_ID}`),
    slow: whileNavigating('staff', LIST, ({ shownStatement: id }) => `${LIST}/${id}`),
  },
]
