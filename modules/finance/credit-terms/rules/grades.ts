/** How much a company is trusted: for how many days an order is on credit. */
export const creditGrades = [
  { code: 'A', days: 60 },
  { code: 'B', days: 45 },
  { code: 'C', days: 30 },
  { code: 'D', days: 14 },
  { code: 'E', days: 7 },
] as const

export type CreditGrade = (typeof creditGrades)[number]['code']
export type CreditDays = (typeof creditGrades)[number]['days']
export const creditGradeCodes = creditGrades.map(({ code }) => code) as [
  CreditGrade,
  ...CreditGrade[],
]

/** For how many days an order of a company with that grade is on credit. */
export const getCreditDays = (grade: CreditGrade): CreditDays =>
  creditGrades.find(({ code }) => code === grade)!.days
