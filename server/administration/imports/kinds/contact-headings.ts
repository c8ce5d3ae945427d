/** How tables call the mobile number of a client, the likeliest first. */
export const mobileHeadings: readonly string[] = [
  ...['mobile', 'mobilenumber', 'mobileno', 'mobilephone', 'mobilephonenumber', 'mobno', 'mob', 'mobnumber'],
  ...['phone', 'phonenumber', 'phoneno', 'phno', 'phone1value', 'phone1', 'phones'],
  ...['contact', 'contactno', 'contactnumber', 'whatsapp', 'whatsappno', 'whatsappnumber'],
  ...['cell', 'cellphone', 'telephone', 'primaryphone', 'textremindernumber', 'billingphone'],
  ...[
    'attendeephone',
    'attendeephonenumber',
    'clientmobile',
    'clientphone',
    'customerphone',
    'patientmobile',
  ],
  ...['guestmobile', 'guestphone', 'defaultaddressphone'],
  ...['मोबाइल', 'मोबाइलनंबर', 'मोबाइलनम्बर', 'मोबाइलनं', 'मोबाईल', 'मोबाईलनंबर', 'मोबाईलनं'],
  ...['फोन', 'फोननंबर', 'फोननम्बर', 'फोननं', 'संपर्कनंबर', 'संपर्क', 'दूरभाष'],
]

export const emailHeadings: readonly string[] = [
  ...[
    'email',
    'emailaddress',
    'emailid',
    'mail',
    'mailid',
    'email1value',
    'email1',
    'emails',
    'emailaddress1',
  ],
  ...['clientemail', 'clientemailaddress', 'customeremail', 'inviteeemail', 'attendeeemail', 'guestemail'],
  ...['patientemail', 'useremail', 'billingemail', 'primaryemail', 'ईमेल', 'ईमेलपता', 'ईमेलआईडी'],
]

export const nameHeadings: readonly string[] = [
  ...[
    'name',
    'fullname',
    'clientname',
    'nameofclient',
    'nameoftheclient',
    'client',
    'customer',
    'customername',
  ],
  ...['nameofcustomer', 'patientname', 'nameofpatient', 'nameofthepatient', 'patient', 'inviteename'],
  ...['attendeename', 'guestname', 'guest', 'bookingname', 'membername', 'studentname', 'displayname'],
  ...['नाम', 'पूरानाम', 'ग्राहककानाम', 'ग्राहक', 'मरीजकानाम', 'रोगीकानाम', 'क्लाइंटकानाम', 'क्लाइंट'],
]
