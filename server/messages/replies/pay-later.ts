/** Replies about sessions that are paid later, and about series of sessions. */
export const payLaterReplies = {
  notOffered: 'This session cannot be paid later. Please pay now to book it',
  tooNear: 'This session is too soon to be paid later. Please pay now to book it',
  wasReleased: 'Another client released this time, so it cannot be paid later. Please pay now to book it',
  releasedAtDesk:
    'Another client released this time, so it is paid when it is booked. The client can book it on the site',
  prepaidOnly:
    'You did not pay for earlier sessions with this healer in time, so please pay now to book this one',
  tooMany: 'You have reached the limit of sessions that are not paid yet. Please pay for one first',
  payBeforeMoving: 'This time is too soon for a session that is not paid yet. Please pay first',
  noSeries: 'This healer does not offer series of sessions',
  noFreeSeries: 'Sessions that cost nothing are booked one by one',
  notInRhythm: 'Please choose times of this series, one for each date',
  seriesTaken:
    'Some of these times are not available any more. Nothing was booked. Please look at the dates again',
} as const
