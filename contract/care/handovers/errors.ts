/** Errors of records that leave with a healer. */
export const departureErrors = {
  recordHandedOver: {
    status: 409,
    message: 'The record was handed over already, so this cannot be taken back',
  },
  recordsChanged: {
    status: 409,
    message: 'A client has changed their mind since this file was made. Please make a new one',
  },
  noRecords: { status: 409, message: 'No client has said yes yet' },
} as const
