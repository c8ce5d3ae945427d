export const planStates = ['running', 'ended'] as const
/** Answers of a client to a reminder of an action plan. */
export const reminderAnswers = ['done', 'dismissed'] as const
export const planActionsMax = 10
export const planTitleMax = 80
export const planHowToMax = 300
export const planWordsMax = 1000
export const planDaysMax = 180
/** The most active plans of a healer for one client. */
export const plansPerClient = 3
/** The most days of a score. */
export const scoreDaysMax = 92
