import { useCallback, useState } from 'react';
import { PauseButton } from '../../components/buttons/pause-button';
import { type Testimonial, testimonials } from '../../content/sample';
import { useAutoplay } from '../../lib/use-autoplay';
import classes from './testimonials.module.css';

function TestimonialText({ text, highlight }: Testimonial) {
  const start = text.indexOf(highlight);
  if (start < 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <mark>{highlight}</mark>
      {text.slice(start + highlight.length)}
    </>
  );
}

/**
 * A carousel that advances every 3 s. Its controls come first in the DOM for keyboard and screen readers, but appear
 * below the text.
 */
export function Testimonials() {
  const [current, setCurrent] = useState(0);
  const next = useCallback(() => setCurrent((index) => (index + 1) % testimonials.length), []);
  const autoplay = useAutoplay(next, 3000);

  return (
    <div
      className={classes.carousel}
      role="group"
      aria-roledescription="carousel"
      aria-label="Testimonials"
      {...autoplay.holders}
    >
      <div className={classes.controls}>
        {testimonials.map((voice, index) => (
          <button
            key={voice.name}
            type="button"
            className={classes.dot}
            aria-label={`Testimonial ${index + 1} of ${testimonials.length}`}
            aria-current={index === current || undefined}
            onClick={() => setCurrent(index)}
          />
        ))}
        <PauseButton isPaused={autoplay.isPaused} onChange={autoplay.setPaused} contentName="testimonials" />
      </div>
      <div className={classes.stage} aria-live={autoplay.isPaused ? 'polite' : 'off'}>
        {testimonials.map((voice, index) => (
          <figure
            key={voice.name}
            className={classes.voice}
            data-current={index === current || undefined}
            inert={index !== current}
          >
            <blockquote>
              <TestimonialText {...voice} />
            </blockquote>
            <figcaption>
              <strong>{voice.name}</strong>
              <span>{voice.position ? `${voice.position}, ${voice.company}` : voice.company}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
