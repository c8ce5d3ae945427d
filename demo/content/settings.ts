/** Contact data of the demo site: no real person's address, number or account. */
export const demoSettings = {
  whatsapp_community: 'https://wa.me/919845012345',
  instagram_community: 'https://www.instagram.com/newyou.example',
  youtube_community: 'https://www.youtube.com/@newyou.example',
  google_play_link: 'https://play.google.com/store/apps/details?id=example.newyou',
  address: '12, 3rd Cross, Malleshwaram, Bengaluru',
  address_link: 'https://www.openstreetmap.org/search?query=Malleshwaram%20Bengaluru',
  phone: '+91 98450 12345',
  email: 'hello@newyou.example',
  support_hours: 'Monday to Saturday, 9 am to 7 pm (India time)',
  support_hours_hi: 'सोमवार से शनिवार, सुबह 9 से शाम 7 बजे तक (भारतीय समय)',
  company_name: 'New You (demo, not a real company)',
  company_state: 'Karnataka',
  grievance_officer: 'Leela Menon (demo, not a real person)',
  grievance_email: 'grievance@newyou.example',
  service_code: '999319',
  healer_share_percent: 80,
}
