/**
 * SAMPLE DATA about the consultancy, for pages and search engines. Replace it here. The name and the email address are settings (BRAND_NAME
 * and SUPPORT_EMAIL), because emails use them too.
 */
export const consultancy = {
  /** The contact person on the contact page and for personal data. */
  person: 'Meera Desai',
  role: 'Client partner',
  phone: '+91 98250 00000',
  hours: 'Monday to Saturday, 10:00 am to 6:30 pm',
  /** The opening hours in the format of schema.org. */
  openingHours: 'Mo-Sa 10:00-18:30',
  address: {
    street: ['402, Silver Trade Centre', 'Ring Road'],
    city: 'Surat',
    state: 'Gujarat',
    pincode: '395002',
    country: 'India',
  },
  /** Shown on the contact page unless null. */
  gstin: null as string | null,
  /** The office on OpenStreetMap: decimal degrees, WGS 84. */
  map: { latitude: 21.1959, longitude: 72.8302 },
  founded: '2012-03-01',
  socialLinks: [
    { network: 'Facebook', url: 'https://www.facebook.com/' },
    { network: 'Instagram', url: 'https://www.instagram.com/' },
    { network: 'LinkedIn', url: 'https://www.linkedin.com/' },
    { network: 'X', url: 'https://x.com/' },
  ],
} as const;

/** Returns the lines of the postal address, without the name. */
export const addressLines = ({ street, city, state, pincode, country }: typeof consultancy.address): string[] => [
  ...street,
  `${city}, ${state} ${pincode}`,
  country,
];
