/** In the place of an organisation's ID, which is of capitals: its members type their e-mail address there. */
export const byEmail = 'e-mail'
