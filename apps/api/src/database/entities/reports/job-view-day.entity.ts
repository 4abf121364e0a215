import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { ReferenceColumn, TextColumn } from '../../columns.js';

/** The anonymous views of a job's page on a day in India. */
@Entity('job_view_day')
@Index('job_view_day_day', ['day', 'views', 'city', 'industry'])
@Index('job_view_day_company', ['companyId', 'day', 'views'])
export class JobViewDayEntity {
  @PrimaryColumn({ type: 'bigint', unsigned: true }) jobId!: string;
  @PrimaryColumn({ type: 'date' }) day!: string;
  @ReferenceColumn() companyId!: string;
  @TextColumn(150) industry!: string;
  @TextColumn(100) city!: string;
  @TextColumn(60) state!: string;
  @Column({ type: 'int', unsigned: true }) views!: number;
}
