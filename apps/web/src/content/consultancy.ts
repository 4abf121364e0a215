/**
 * SAMPLE DATA in the shape of the real one: what pages and search engines are told about the consultancy. Replace it here, once. Its
 * name and its email address are settings, BRAND_NAME and SUPPORT_EMAIL, which mails use too.
 */
export const consultancy = {
  /** The contact person for the contact page and for personal data. */
  person: 'Meera Desai',
  role: 'Client partner',
  phone: '+91 98250 00000',
  hours: 'Monday to Saturday, 10:00 to 18:30',
  /** The same for search engines, as schema.org writes it. */
  openingHours: 'Mo-Sa 10:00-18:30',
  address: {
    street: ['402, Silver Trade Centre', 'Ring Road'],
    city: 'Surat',
    state: 'Gujarat',
    pincode: '395002',
    country: 'India',
  },
  /** Shown on the contact page when there is one. */
  gstin: null as string | null,
  /** The office on OpenStreetMap: decimal degrees, WGS 84. */
  map: { latitude: 21.1959, longitude: 72.8302 },
  /** The day from which the consultancy's years are counted. */
  founded: '2012-03-01',
  /** The footer's links. */
  socialLinks: [
    { network: 'Facebook', url: 'https://www.facebook.com/' },
    { network: 'Instagram', url: 'https://www.instagram.com/' },
    { network: 'LinkedIn', url: 'https://www.linkedin.com/' },
    { network: 'X', url: 'https://x.com/' },
  ],
} as const;

/** The postal address below the name, line by line. */
export const addressLines = ({ street, city, state, pincode, country }: typeof consultancy.address): string[] => [
  ...street,
  `${city}, ${state} ${pincode}`,
  country,
];
