/** Where the consultancy can be reached. Sample data in the shape of the real one: replace it here, once. The email address is SUPPORT_EMAIL. */
export const contact = {
  person: 'Meera Desai',
  role: 'Client partner',
  phone: '+91 98250 00000',
  hours: 'Monday to Saturday, 10:00 to 18:30',
  address: ['Job Alert', '402, Silver Trade Centre', 'Ring Road', 'Surat, Gujarat 395002', 'India'],
  /** The office on OpenStreetMap: decimal degrees, WGS 84. */
  map: { latitude: 21.1959, longitude: 72.8302 },
} as const;
