import { IconBrandFacebook, IconBrandInstagram, IconBrandLinkedin, IconBrandX } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '../../components/logo';
import { brand } from '../../content/brand';
import { consultancy } from '../../content/consultancy';
import { quickLinks } from '../../content/navigation';
import { useOperator } from '../../lib/operator';
import classes from './site-footer.module.css';

const icons = {
  Facebook: IconBrandFacebook,
  Instagram: IconBrandInstagram,
  LinkedIn: IconBrandLinkedin,
  X: IconBrandX,
} as const;

export function SiteFooter() {
  const { brandName, supportEmail } = useOperator();
  const [thisYear] = useState(() => new Date().getFullYear());
  return (
    <footer className={classes.footer} data-no-print>
      <div className={classes.columns}>
        <section aria-labelledby="footer-careers">
          <Logo />
          <h2 id="footer-careers" className={classes.heading}>
            Careers
          </h2>
          <p className={classes.blurb}>{brand.careers}</p>
          <ul className={classes.social}>
            {consultancy.socialLinks.map(({ network, url }) => {
              const Icon = icons[network];
              return (
                <li key={network}>
                  <a href={url} target="_blank" rel="noopener noreferrer" aria-label={`${brandName} on ${network}`}>
                    <Icon size={20} aria-hidden />
                  </a>
                </li>
              );
            })}
          </ul>
        </section>
        <section aria-labelledby="footer-links">
          <h2 id="footer-links" className={classes.heading}>
            Quick Links
          </h2>
          <ul className={classes.links}>
            {quickLinks.map((link) => (
              <li key={link.path}>
                <Link to={link.path}>{link.label}</Link>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="footer-support" className={classes.support}>
          <h2 id="footer-support" className={classes.heading}>
            Support
          </h2>
          <p>Questions about a job, an application or your account?</p>
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </section>
      </div>
      <p className={classes.copyright}>
        © {thisYear} {brandName}. All rights reserved. Site by {brand.builder}.
      </p>
    </footer>
  );
}
